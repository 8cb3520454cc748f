/** The refusal of a request of the console or of one of its print pages. `message` is a key of the console's messages. */
export class RequestRefused extends Error {
  readonly statusCode: number
  readonly errors: Record<string, string[]> | undefined

  constructor(
    statusCode: 400 | 403 | 404 | 409 | 422,
    message: string,
    errors?: Record<string, string[]>,
  ) {
    super(message)
    this.statusCode = statusCode
    this.errors = errors
  }
}

/** The refusal of what was sent in a field; `key` names the error. */
export const wrongField = (field: string, key: string) =>
  new RequestRefused(422, "refused", { [field]: [key] })

/** The items of a selection. Refuses an empty one, one longer than `limit`, and an item that cannot be parsed. */
export const selectionOf = <Item>(
  list: unknown,
  parse: (item: unknown) => Item | undefined,
  { field, limit }: { field: string; limit: number },
) => {
  if (!Array.isArray(list) || list.length === 0) throw wrongField(field, "missing")
  if (list.length > limit) throw wrongField(field, "too_many")
  return list.map((item: unknown) => {
    const result = parse(item)
    if (result === undefined) throw wrongField(field, "unknown")
    return result
  })
}

/** Returns the value; throws a RequestRefused (404) if there is none. */
export const orNotFound = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new RequestRefused(404, "unknown")
  return value
}
