/** The numbers of spec 3.6 and 3.7 for what the form asks. */
export const genders = { male: 1, female: 2, other: 3 } as const
