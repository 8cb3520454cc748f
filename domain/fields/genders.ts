/** The API's number for each of the form's values (specification 6.2, 6.3). */
export const genders = { male: 1, female: 2, other: 3 } as const
