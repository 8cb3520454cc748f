import { Alert, Box, Link, Typography } from "@mui/material"
import { useDeferredValue, useState } from "react"

import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { checkRule } from "#domain/merit/rule-editing/check-rule.ts"

import { DeductionsSection, EligibilitySection } from "./candidate-sections.tsx"
import { EditingContext } from "./editing.ts"
import { BasisSection, WeightageSection } from "./index-sections.tsx"
import { TiesSection, UnfilledSection } from "./order-sections.tsx"
import { SeatsSection } from "./seat-sections.tsx"
import { SeatTable } from "./seat-table.tsx"
import { useRuleTexts } from "./texts.ts"
import { TraitsSection } from "./trait-section.tsx"
import { WorkedExample } from "./worked-example.tsx"

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
