/** How many records one request of a bulk action names. */
export const batchLimit = 100

/** How many records of a list can be selected at once. */
export const selectionLimit = 1000
