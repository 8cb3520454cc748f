import { Alert, Box, Link, Typography } from "@mui/material"
import { useDeferredValue, useState } from "react"

import { type MeritRule, checkRule } from "#domain/merit/candidates/merit-rule.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import { type CompartmentSeats, seatMatrix } from "#domain/merit/seat-matrix.ts"

import { PlainTable } from "../../kit/table/plain-table.tsx"
import { useNames } from "../use-texts.tsx"
import { DeductionsSection, EligibilitySection } from "./candidate-sections.tsx"
import { EditingContext } from "./editing.ts"
import { BasisSection, WeightageSection } from "./index-sections.tsx"
import { TiesSection, UnfilledSection } from "./order-sections.tsx"
import { SeatsSection } from "./seat-sections.tsx"
import { useRuleTexts } from "./texts.ts"
import { TraitsSection } from "./trait-section.tsx"
import { WorkedExample } from "./worked-example.tsx"

/** The seats that follow from a rule, with the exact share of each category and the guaranteed ones. */
function SeatTable({ rule }: { rule: MeritRule }) {
  const text = useRuleTexts()
  const nameOf = useNames()
  const { quotas, compartments, overall, limits } = seatMatrix(rule.allocation)
  const shareOf = ({ compartment }: CompartmentSeats) => {
    const quota = quotas.find((one) => one.compartment === compartment)
    // A remainder is in ten-thousandths of a seat; two decimals are enough to compare.
    return quota ? formatHundredths(quota.floor * 100 + Math.floor(quota.remainder / 100)) : "–"
  }
  const guaranteed = ({ guarantees }: CompartmentSeats) =>
    Object.entries(guarantees)
      .filter(([, seats]) => seats > 0)
      .map(([trait, seats]) => `${nameOf(trait)} ${seats}`)
      .join(", ") || "–"
  const targets = overall.filter(({ target }) => target > 0)
  const list = targets.map(({ trait, target }) => `${nameOf(trait)} ${target}`).join(", ")
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Typography variant="subtitle2" component="h3">
        {text("table.title")}
      </Typography>
      <PlainTable
        columns={[
          { label: text("table.compartment"), cell: ({ compartment }) => nameOf(compartment) },
          { label: text("table.share"), cell: shareOf, isNumber: true },
          { label: text("table.seats"), cell: ({ seats }) => seats, isNumber: true },
          { label: text("table.guaranteed"), cell: guaranteed },
        ]}
        rows={compartments}
        keyOf={({ compartment }) => compartment}
      />
      {list && <Typography variant="body2">{text("table.overall", { list })}</Typography>}
      {limits.map(({ trait, most }) => (
        <Typography key={trait} variant="body2">
          {text("table.limits", { name: nameOf(trait), most })}
        </Typography>
      ))}
    </Box>
  )
}

const noErrors = {}

const fieldset = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  // Keeps a focused input clear of the top bar and of the bar with the buttons.
  "& input, & select, & textarea, & button": {
    scrollMarginBottom: "14rem",
    scrollMarginTop: "5rem",
  },
}

/** What follows from the rule. While it has errors, from the last one without. */
function Consequences({ rule, firstYear }: { rule: MeritRule; firstYear: number }) {
  const text = useRuleTexts()
  const checked = checkRule(useDeferredValue(rule))
  const [last, setLast] = useState<MeritRule>()
  const valid = "rule" in checked ? checked.rule : last
  if ("rule" in checked && JSON.stringify(last) !== JSON.stringify(checked.rule)) {
    setLast(checked.rule)
  }
  return (
    <Box component="section" id="worked-example" aria-labelledby="worked-example-title">
      <Typography
        id="worked-example-title"
        variant="subtitle1"
        component="h3"
        sx={{ fontWeight: 600 }}
      >
        {text("example.title")}
      </Typography>
      {"errors" in checked && (
        <Alert severity="info" role="presentation" sx={{ my: 1 }}>
          {text("example.stale")}
        </Alert>
      )}
      {valid && (
        <>
          <WorkedExample rule={valid} firstYear={firstYear} />
          <Box sx={{ mt: 2 }}>
            <SeatTable rule={valid} />
          </Box>
        </>
      )}
    </Box>
  )
}

interface RuleEditorProps {
  rule: MeritRule
  /** The first year of the session. */
  firstYear: number
  isReadOnly: boolean
  onChange: (rule: MeritRule) => void
}

/** Every setting of a rule with a sentence, and beside them what they make of a few made-up candidates. */
export function RuleEditor({ rule, firstYear, isReadOnly, onChange }: RuleEditorProps) {
  const text = useRuleTexts()
  const checked = checkRule(rule)
  const errors = "errors" in checked ? checked.errors : noErrors
  return (
    <EditingContext value={{ rule, errors, onChange }}>
      <Link
        href="#worked-example"
        sx={{ display: { xs: "inline-flex", lg: "none" }, alignItems: "center", minHeight: 44 }}
        onClick={(event) => {
          // The router uses the hash, so a link to #worked-example would be a route.
          event.preventDefault()
          document.querySelector("#worked-example")?.scrollIntoView()
        }}
      >
        {text("example.link")}
      </Link>
      <Box
        sx={{
          display: "grid",
          columnGap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 26rem)" },
        }}
      >
        <Box component="fieldset" disabled={isReadOnly} sx={fieldset}>
          <BasisSection />
          <WeightageSection />
          <DeductionsSection />
          <EligibilitySection />
          <SeatsSection />
          <TraitsSection />
          <UnfilledSection />
          <TiesSection />
        </Box>
        <Box
          sx={{
            mt: 2,
            position: { lg: "sticky" },
            top: 56,
            alignSelf: "start",
            maxHeight: { lg: "calc(100vh - 72px)" },
            overflowY: { lg: "auto" },
          }}
          // A scrolling part must be reachable by keyboard.
          tabIndex={0}
        >
          <Consequences rule={rule} firstYear={firstYear} />
        </Box>
      </Box>
    </EditingContext>
  )
}
