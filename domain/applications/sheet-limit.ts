/** How many applications' sheets a page of the browser holds: some 75 sheets of paper. */
export const maxSheetsPerPrint = 25
