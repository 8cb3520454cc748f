import { Alert, Stack } from "@mui/material"
import { useState } from "react"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { parseApplicationNumber } from "#domain/applications/application-number.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"

import { call } from "../api/call.ts"
import { ScanField } from "../counter/scan-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { Panel } from "../kit/page/panel.tsx"
import { usePermission } from "../permission.tsx"
import { LeftOutPeople } from "./left-out.tsx"
import { OfferAtHand } from "./offer-at-hand.tsx"
import {
  type MeritRound,
  NotPublic,
  type Offer,
  type OfferStanding,
  StateFilter,
  isPublic,
  standingOf,
} from "./offer-states.tsx"
import { OfferTable } from "./offer-table.tsx"
import { useProgramme } from "./use-programme.ts"
import { useRecord } from "./use-record.ts"
import { Failure, useTexts } from "./use-texts.tsx"

/** Finds by a typed or scanned application number, or a part of the name. */
const matches = (offer: Offer, typed: string) => {
  const number = parseApplicationNumber(typed)
  const text = typed.trim().toLowerCase()
  return number ? offer.code === number : `${offer.code} ${offer.name}`.toLowerCase().includes(text)
}

/** The application number for the admission code of a sheet printed before there were numbers; else the text itself. */
const numberFor = async (typed: string) => {
  const code = parseAdmissionCode(typed)
  if (!code) return typed
  const { applications } = await call("POST /search", { text: code })
  return applications[0]?.id ?? typed
}

/** The offers of the last list, and what became of them: one by one, or for all that are selected. */
export function Offers({ round }: { round: MeritRound }) {
  const text = useTexts()
  const { offers } = useProgramme().view
  const { number } = round
  const isShown = isPublic(round)
  const mayAnswer = usePermission()("merit.answer") && isShown
  const [typed, setTyped] = useState("")
  const [standing, setStanding] = useState<OfferStanding | "all">("all")
  const [codeAtHand, setCodeAtHand] = useState("")
  const [hasNone, setHasNone] = useState(false)
  const { attempt, failure, isRunning } = useAttempt()
  const { record, leftOut } = useRecord(number)
  const shown = offers.filter(
    (offer) =>
      matches(offer, typed) && (standing === "all" || standingOf(offer, round) === standing),
  )
  const atHand = offers.find(({ code }) => code === codeAtHand)
  const find = (asked: string) =>
    attempt(async () => {
      const sought = await numberFor(asked)
      const found = offers.filter((offer) => matches(offer, sought))
      setHasNone(found.length === 0)
      setCodeAtHand(found.length === 1 ? found[0]!.code : "")
    })
  const onRecord = (some: readonly Offer[], state: OfferState, reason?: string) =>
    attempt(() => record(some, state, reason))
  const answering = { round, mayAnswer, isRunning, onRecord }
  return (
    <Panel title={{ text: text("offers", { number }) }}>
      <Stack spacing={2}>
        {!isShown && <NotPublic round={round} />}
        <ScanField
          id="find-offer"
          label={text("find")}
          onFind={(asked) => void find(asked)}
          onType={setTyped}
        />
        {hasNone && <Alert severity="warning">{text("noOffer", { number })}</Alert>}
        <Failure failure={failure} />
        <LeftOutPeople people={leftOut} />
        {atHand && <OfferAtHand offer={atHand} {...answering} />}
        <StateFilter offers={offers} round={round} value={standing} onChange={setStanding} />
        <OfferTable offers={shown} {...answering} />
      </Stack>
    </Panel>
  )
}
