// Valid and invalid request bodies.
import fc from "fast-check"

import { text } from "./values.ts"

/** URL-encoded fields; a list becomes repeated names. */
export const asUrlencoded = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields)
    .flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
    .map((pair) => pair.map((one) => encodeURIComponent(asText(one).toWellFormed())).join("="))
    .join("&")

const asText = (value: unknown) =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined")

const headerLine = text.map((one) => one.replaceAll(/[\r\n]/g, " ").slice(0, 300))

const partOf = (names: readonly string[]) => {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom("image", "signature", "weightage[]", "__proto__[]") },
    { weight: 1, arbitrary: headerLine },
  )
  const disposition = fc.oneof(
    name.map((one) => `form-data; name="${one}"`),
    fc.tuple(name, headerLine).map(([one, file]) => `form-data; name="${one}"; filename="${file}"`),
    fc
      .tuple(name, headerLine)
      .map(([one, file]) => `form-data; name="${one}"; filename*=UTF-8''${file}`),
    name.map((one) => `form-data; name=${one}`),
    fc.constantFrom(
      "form-data",
      "attachment",
      "form-data; name=",
      "",
      'form-data; name="a"; name="b"',
    ),
  )
  const extra = fc.constantFrom(
    "",
    "Content-Type: application/json\r\n",
    "Content-Type: image/jpeg\r\n",
    "Content-Type: text/plain; charset=utf-16\r\n",
    "Content-Transfer-Encoding: base64\r\n",
    "Content-Type: multipart/mixed; boundary=C\r\n",
    `X-Long: ${"x".repeat(20_000)}\r\n`,
    'Content-Disposition: form-data; name="again"\r\n',
  )
  return fc
    .tuple(disposition, extra, text)
    .map(([said, more, value]) => `Content-Disposition: ${said}\r\n${more}\r\n${value}\r\n`)
}

const types = [
  "multipart/form-data; boundary=B",
  'multipart/form-data; boundary="B"',
  "multipart/form-data; boundary=B; boundary=C",
  "multipart/form-data; charset=utf-16; boundary=B",
  "multipart/form-data; boundary=",
  "MULTIPART/FORM-DATA; BOUNDARY=B",
] as const

/** Chunk size of a socket. An injected body comes in one chunk, so it must not be larger. */
const inOnePiece = 60_000

/** A multipart body, with a valid end or not, and its Content-Type. */
export const asFormData = (names: readonly string[]) =>
  fc
    .record({
      parts: fc.array(partOf(names), { maxLength: 12 }),
      type: fc.oneof(
        { weight: 4, arbitrary: fc.constant(types[0]) },
        { weight: 1, arbitrary: fc.constantFrom(...types) },
      ),
      end: fc.constantFrom(
        "--B--\r\n",
        "--B--\r\n",
        "--B--",
        "--B\r\n",
        "",
        "--C--\r\n",
        "\r\n--B--tail",
      ),
      start: fc.constantFrom("", "", "", "preamble\r\n", "\r\n"),
    })
    .map(({ parts, type, end, start }) => ({
      type,
      body: Buffer.from(start + parts.map((part) => `--B\r\n${part}`).join("") + end).subarray(
        0,
        inOnePiece,
      ),
    }))
