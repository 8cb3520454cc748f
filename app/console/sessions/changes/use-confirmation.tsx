import { type ReactNode, useState } from "react"

import { type SessionChange, sessionChanges } from "#domain/admission/session-changes.ts"
import { type SessionUsage, totalOf } from "#domain/admission/session-usage.ts"
import { type Session, sessionSchema } from "#domain/admission/session.ts"
import { readItem } from "#domain/content/items/read-item.ts"

import { requestData } from "../../api/api-client.ts"
import type { SessionEntry } from "../use-session.ts"
import { ConfirmDialog } from "./confirm-dialog.tsx"

interface Question {
  before: Session
  after: Session
  changes: SessionChange[]
  usage: SessionUsage
  answer: (isConfirmed: boolean) => void
}

/**
 * Asks before a session with applications is changed, and says what the changes mean. The numbers are read when it asks.
 * An item with errors is not asked about: the server refuses it.
 */
export const useConfirmation = (entry: SessionEntry | undefined) => {
  const [question, setQuestion] = useState<Question>()

  const confirm = async (item: unknown): Promise<boolean> => {
    const read = readItem(sessionSchema, item)
    if (!entry || "errors" in read) return true
    const changes = sessionChanges(entry.item, read.item)
    if (changes.length === 0) return true
    const usage = await requestData<SessionUsage>("GET", `/sessions/${entry.id}/usage`)
    if (totalOf(usage) === 0) return true
    return new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setQuestion(undefined)
        resolve(isConfirmed)
      }
      setQuestion({ before: entry.item, after: read.item, changes, usage, answer })
    })
  }
  const dialog: ReactNode = question && (
    <ConfirmDialog {...question} label={entry?.id ?? ""} onAnswer={question.answer} />
  )
  return { confirm, dialog }
}
