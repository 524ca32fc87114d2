/** Under which the absences of coordinators are kept. */
export const absencesKey = (country: string) => ["calendar-absences", country] as const;
