import type { FormValues } from "#domain/applications/form/form-values.ts"

const withoutReturns = (value: string | string[]) =>
  [value].flat().map((text) => text.replaceAll("\r\n", "\n"))

/**
 * The fields of a form as one text. The server answers with its SHA-256, and the browser compares: so an application is
 * confirmed with everything that was sent. The order of the fields and the line ends of a multipart body do not count.
 */
export const receivedText = (fields: FormValues) =>
  JSON.stringify(
    Object.entries(fields)
      .map(([name, value]) => [name, withoutReturns(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** SHA-256 in hexadecimal digits of the fields (`form`) and of each picture, as received. */
export type ReceivedHashes = Record<"form" | "image" | "signature", string>
