import { Button, Checkbox, Stack, TextField } from "@mui/material"
import { useState } from "react"
import { Link } from "react-router-dom"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { Panel } from "../account/panel.tsx"
import { requestData } from "../api-client.ts"
import { usePermission } from "../permission.tsx"
import { PlainTable } from "../plain-table.tsx"
import { useAttempt } from "../use-attempt.ts"
import { Failure } from "./failure.tsx"
import { useNames, useTexts } from "./use-texts.ts"

type Offer = MeritView["offers"][number]

interface OffersProps {
  path: (action: string) => string
  number: number
  offers: readonly Offer[]
  reload: () => Promise<unknown>
}

const applicantLink = ({ code, name }: Offer) => (
  <Link to={`/applications/${code}/show`}>{name}</Link>
)

const actions: OfferState[] = ["accepted", "declined", "absent", "offered"]

/** Finds by a typed or scanned code, or a part of the name. */
const matches = (offer: Offer, typed: string) => {
  const code = parseAdmissionCode(typed)
  const text = typed.trim().toLowerCase()
  return code ? offer.code === code : `${offer.code} ${offer.name}`.toLowerCase().includes(text)
}

/** The offers of the last list, and what became of them: one by one, or for all that are selected. */
export function Offers({ path, number, offers, reload }: OffersProps) {
  const text = useTexts()
  const nameOf = useNames()
  const may = usePermission()
  const [typed, setTyped] = useState("")
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { attempt, failure, isRunning } = useAttempt()
  const shown = offers.filter((offer) => matches(offer, typed))
  const codes = shown.filter(({ code }) => chosen.includes(code)).map(({ code }) => code)
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  const record = (state: OfferState) =>
    attempt(async () => {
      await requestData("POST", path("answers"), { number, codes, state })
      setChosen([])
      await reload()
    })
  const box = ({ code, name }: Offer) => (
    <Checkbox
      checked={chosen.includes(code)}
      onChange={() => toggle(code)}
      slotProps={{ input: { "aria-label": text("select", { name }) } }}
    />
  )
  return (
    <Panel title={text("offers", { number })} sx={{ overflowX: "auto" }}>
      <TextField
        id="find-offer"
        label={text("find")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mb: 1 }}
      />
      {may("merit.answer") && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mb: 1 }}>
          <Button onClick={() => setChosen(shown.map(({ code }) => code))}>
            {text("selectAll")}
          </Button>
          {actions.map((state) => (
            <Button
              key={state}
              variant="outlined"
              disabled={isRunning || codes.length === 0}
              onClick={() => void record(state)}
            >
              {text(`record.${state}`, { count: codes.length })}
            </Button>
          ))}
        </Stack>
      )}
      <Failure failure={failure} />
      <PlainTable
        columns={[
          ...(may("merit.answer") ? [{ label: "", cell: box }] : []),
          {
            label: text("name"),
            cell: applicantLink,
          },
          { label: text("code"), cell: ({ code }) => code },
          { label: text("compartment"), cell: ({ compartment }) => nameOf(compartment) },
          { label: text("answer"), cell: ({ state }) => text(`states.${state}`) },
        ]}
        rows={shown}
        keyOf={({ code }) => code}
      />
    </Panel>
  )
}
