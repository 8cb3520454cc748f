/** The maximum number of records in one request of a bulk action. */
export const batchLimit = 100

/** The maximum number of selected records in a list. */
export const selectionLimit = 1000

/** The maximum number of notes on one application. */
export const noteLimit = 100
