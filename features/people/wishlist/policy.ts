export const absentTravel = "There is no such travel.";
export const absentTour = "There is no such departure.";
