import { Box } from "@mui/material"

import type { StaffApplication } from "#server/features/applications/applications.ts"

import { Panel } from "../../account/panel.tsx"
import { ClaimRow } from "./claim-row.tsx"
import { Documents } from "./documents.tsx"

interface ClaimsProps {
  application: StaffApplication
  onDone: () => void
}

/** The papers that everybody shows, and what the applicant claims with certificates, each to be verified or refused. */
export function Claims({ application, onDone }: ClaimsProps) {
  const { claims } = application
  return (
    <Panel title="console.claims.title" sx={{ p: 1.5 }}>
      <Documents application={application} />
      {claims.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {claims.map((claim) => (
            <ClaimRow key={claim.name} {...{ application, claim, onDone }} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
