import { data } from "react-router"

/** The fields of a posted form. Not read by `formData`, which Safari 14.0 lacks. */
export const readFields = async (request: Request): Promise<Record<string, string>> => {
  if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded"))
    throw data(null, 415)
  return Object.fromEntries(new URLSearchParams(await request.text()))
}
