/** Days for which a removed item can be restored (specification 9.4). */
export const trashDays = 90
