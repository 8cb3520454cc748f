/** Identity cards per A4 sheet, two by five. */
export const cardsOnSheet = 10
