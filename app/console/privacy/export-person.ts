import type { PersonRef } from "#server/features/privacy/privacy.ts"

import { sendRequest } from "../api-client.ts"
import { saveTable } from "../applications/export/receive-table.ts"

const usualName = "personal-data.zip"

/** Downloads all data held about a person; returns the file name. */
export const exportPerson = async (person: PersonRef, messages: boolean) => {
  const response = await sendRequest("POST", "/privacy/export", { person, messages })
  const said = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")
  const name = said?.[1] ?? usualName
  saveTable({ name, content: await response.blob() })
  return name
}
