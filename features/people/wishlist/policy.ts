export const absentTravel = "There is no such travel.";
export const absentTour = "There is no such departure.";
export const absentShare = "This link leads to no list any more.";
