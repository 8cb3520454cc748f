import { fileFaultTexts } from "#domain/spreadsheets/table-faults.ts"

import { textsHook, useTextOfKey } from "../text/use-language.ts"

/** The files that an input for tables accepts. Phones know them by one of several types. */
export const tableFileTypes = [
  ".xlsx",
  ".csv",
  ".txt",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.ms-excel",
  "text/csv",
  "text/comma-separated-values",
].join()

const useFaultTexts = textsHook(fileFaultTexts)

const prefix = "console.errors."

/**
 * Returns the text of a refusal of a file that is no table, from its errors by field. `nameOf` is how the page calls a column that
 * the server names.
 */
export const useFileErrorText = (nameOf: (column: string) => string) => {
  const t = useFaultTexts()
  const textOfKey = useTextOfKey()
  return (key: string, errors: Record<string, string>) => {
    const [columns, row] = [errors["columns"], errors["row"]].map((one) => one?.replace(prefix, ""))
    const values = {
      ...(columns && { columns: columns.split(", ").map(nameOf).join(", ") }),
      ...(row && { row }),
    }
    return t.find(key.replace(prefix, ""), values) ?? textOfKey(key)
  }
}
