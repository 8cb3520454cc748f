import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import { type RaRecord, type UpdateParams, useRegisterMutationMiddleware } from "react-admin"

import type { Session } from "#domain/admission/session.ts"
import {
  type FinancialChange,
  financialChangesOfSession,
  financialChangesOfSettings,
} from "#domain/content/financial-changes.ts"
import type { Settings } from "#domain/content/settings.ts"

import { HttpError } from "../api/http-error.ts"
import { queryKeyOf } from "../api/use-request.ts"
import { lazyPart } from "../kit/page/lazy-page.tsx"

const ConfirmDialog = lazyPart(() =>
  import("./confirm-dialog.tsx").then((file) => file.ConfirmDialog),
)

const WaitingDialog = lazyPart(() =>
  import("./confirm-dialog.tsx").then((file) => file.WaitingDialog),
)

type Update = (resource: string, params: UpdateParams) => Promise<{ data: RaRecord }>

interface Question {
  changes: readonly FinancialChange[]
  send: (password: string) => Promise<unknown>
  onClose: () => void
}

const changesOf = (resource: string, { data, previousData }: UpdateParams) => {
  const [before, after] = [previousData?.["item"], (data as { item: unknown }).item]
  return resource === "content/settings"
    ? financialChangesOfSettings(before as Settings, after as Settings)
    : financialChangesOfSession(before as Session, after as Session)
}

const needsPassword = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.body?.errors?.["password"] !== undefined

/**
 * Asks for the password when the server wants it for the changes of a form, and sends them again with it. Belongs into the
 * form of the settings and of a session, before the draft: a middleware that is registered later sees the last answer only.
 */
export function FinancialGuard() {
  const queries = useQueryClient()
  const [question, setQuestion] = useState<Question>()
  const [isWaiting, setIsWaiting] = useState(false)
  const middleware = useCallback(
    async (resource: string, params: UpdateParams, next: Update) => {
      try {
        return await next(resource, params)
      } catch (error) {
        if (!needsPassword(error)) throw error
        return new Promise((resolve, reject) => {
          const send = async (password: string) => {
            const stored = await next(resource, { ...params, meta: { ...params.meta, password } })
            resolve(stored)
            setIsWaiting(changesOf(resource, { ...params, previousData: stored.data }).length > 0)
            void queries.invalidateQueries({ queryKey: queryKeyOf("GET /financial-changes") })
          }
          const onClose = () => {
            setQuestion(undefined)
            // After an answer this does nothing.
            reject(new HttpError("console.refusals.not_confirmed", 422))
          }
          setQuestion({ changes: changesOf(resource, params), send, onClose })
        })
      }
    },
    [queries],
  )
  useRegisterMutationMiddleware(middleware as never)
  if (isWaiting && !question) return <WaitingDialog onClose={() => setIsWaiting(false)} />
  return question && <ConfirmDialog {...question} />
}
