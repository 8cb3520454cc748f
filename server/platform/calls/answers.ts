import type { Readable } from "node:stream"

import { contentTypes } from "#server/platform/spreadsheets/export-table.ts"

import { gone } from "./refusal.ts"

/** An answer that the caller downloads. */
export class FileAnswer {
  readonly fileName: string
  readonly contentType: string
  readonly content: Readable

  constructor(fileName: string, contentType: string, content: Readable) {
    this.fileName = fileName
    this.contentType = contentType
    this.content = content
  }
}

/** A table, if there is one. */
export const csvAnswer = (fileName: string, table: Readable | undefined) =>
  table ? new FileAnswer(fileName, contentTypes.csv, table) : gone()
