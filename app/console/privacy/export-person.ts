import type { PersonRef } from "#server/features/privacy/privacy.ts"

import { sendRequest } from "../api-client.ts"
import { saveTable } from "../applications/export/receive-table.ts"

const usualName = "personal-data.zip"

/** Puts all that is held about a person among the browser's downloads; gives the file's name. */
export const exportPerson = async (person: PersonRef, messages: boolean) => {
  const response = await sendRequest("POST", "/privacy/export", { person, messages })
  const said = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")
  const name = said?.[1] ?? usualName
  saveTable({ name, content: await response.blob() })
  return name
}
