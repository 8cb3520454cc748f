/** The maximum number of sheets on one print page: about 75 sheets of paper. */
export const maxSheetsPerPrint = 25
