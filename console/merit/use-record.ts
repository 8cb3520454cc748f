import { useState } from "react"

import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { LeftOut } from "#server/features/merit/merit.ts"

import { call, type CallData } from "../api/call.ts"
import { useUndoNotice } from "../kit/page/undo-notice.tsx"
import type { Offer } from "./offer-states.tsx"
import { useProgramme } from "./use-programme.ts"
import { useTexts } from "./use-texts.tsx"

type Answered = CallData<"POST /merit/:programme/answers">

/**
 * Returns a function that records one answer for some offers, as the page shows them, and those who were left out last. A
 * notice says how many are recorded, and undoes it.
 */
export const useRecord = (number: number) => {
  const text = useTexts()
  const { where, reload } = useProgramme()
  const tellUndo = useUndoNotice()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const take = async (answering: Promise<Answered>) => {
    const answered = await answering
    setLeftOut(answered.leftOut)
    await reload()
    return answered.recorded
  }
  const undo = async (recorded: Answered["recorded"]) => {
    const codes = Object.keys(recorded)
    const body = { ...where, number, codes, expectedVersions: recorded }
    const undone = await take(call("POST /merit/:programme/undo-answers", body))
    if (Object.keys(undone).length === 0) throw new Error(text("notUndone"))
  }
  const record = async (offers: readonly Offer[], state: OfferState, reason = "") => {
    const codes = offers.map(({ code }) => code)
    const expectedVersions = Object.fromEntries(offers.map(({ code, version }) => [code, version]))
    const body = { ...where, number, codes, expectedVersions, state, reason }
    const recorded = await take(call("POST /merit/:programme/answers", body))
    const count = Object.keys(recorded).length
    const notice = text("recorded", { count, state: text(`states.${state}`) })
    if (count > 0) tellUndo(notice, () => undo(recorded))
  }
  return { record, leftOut }
}
