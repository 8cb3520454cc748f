/** A difference below this is the time that an answer took, or a clock that is right. */
const toleratedMs = 60_000

let aheadMs = 0

/** Notes the server's clock from the `Date` header of an answer. */
export const noteServerTime = ({ headers }: Pick<Response, "headers">) => {
  const difference = Date.parse(headers.get("date") ?? "") - Date.now()
  if (!Number.isNaN(difference)) aheadMs = Math.abs(difference) > toleratedMs ? difference : 0
}

/**
 * The time by the server's clock, as its last answer told. The clock of an office's computer can be years behind; a receipt
 * must not get its day from it.
 */
export const serverNow = () => new Date(Date.now() + aheadMs)

/** Whether a time (ISO 8601) has passed. */
export const isOver = (time: string | null | undefined) =>
  Boolean(time && new Date(time) <= serverNow())
