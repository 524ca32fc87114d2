import { coordinatorEditing } from "#features/coordinators/editing.ts";
import { addCoordinatorRoutes } from "#features/coordinators/routes.ts";
import { addDestinationRoutes } from "#features/destinations/routes.ts";
import { eventEditing } from "#features/events/editing.ts";
import { addEventRoutes } from "#features/events/routes.ts";
import { faqEditing } from "#features/faqs/editing.ts";
import { addFaqRoutes } from "#features/faqs/routes.ts";
import { addFormRoutes } from "#features/forms/routes.ts";
import { addLayoutRoutes, type LayoutRoutesOptions } from "#features/layout/routes.ts";
