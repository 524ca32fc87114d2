import "./home-screen.css";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import type { Visit } from "../screens/access.ts";
import { builtGroups, hiddenEntries, type MenuGroup, newEntries } from "../screens/menu.ts";

const Card = ({ label, entries }: MenuGroup) => (
  <section className="home-card" aria-label={label}>
    <h2>{label}</h2>
    <ul>
      {entries.map(({ path, label: name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  </section>
);

const HomeScreen = ({ userName, visit }: Readonly<{ userName: string; visit: Visit }>) => {
  const [record] = newEntries(visit);
  const hidden = hiddenEntries(visit);
  return (
    <>
      <ScreenTop
        title={`Hello, ${userName}`}
        main={
          record && (
            <Button component={Link} to={record.path} leftSection={<Icon name="plus" />}>
              {record.label}
            </Button>
          )
        }
      />
      <div className="home-cards">
        {builtGroups(visit).map((group) => (
          <Card key={group.label} {...group} />
        ))}
        {hidden.length > 0 && <Card label="For administrators" entries={hidden} />}
      </div>
    </>
  );
};

export default HomeScreen;
