import { readFile } from "node:fs/promises"

import { formatMessage } from "#domain/messages/format-message.ts"
import { fileFaultTexts } from "#domain/spreadsheets/table-faults.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { UnreadableTable } from "#server/platform/spreadsheets/table.ts"

const textOf = ({ fault, details: { row, columns } }: UnreadableTable) =>
  formatMessage(fileFaultTexts[fault][0], {
    row: row ?? "",
    columns: columns?.join(", ") ?? "",
  })

/** Reads a table that a command names. Throws OperatorError if the file cannot be opened or read as a table. */
export const readTableFile = async <Table>(
  path: string,
  read: (bytes: Uint8Array) => Promise<Table>,
) => {
  try {
    return await read(await readFile(path))
  } catch (error) {
    if (error instanceof UnreadableTable) throw new OperatorError(`${path}: ${textOf(error)}`)
    const { syscall, code } = error as NodeJS.ErrnoException
    if (syscall === undefined) throw error
    throw new OperatorError(`${path} cannot be read (${code})`)
  }
}
