import { Box } from "@mui/material"

import { Panel } from "../../account/panel.tsx"
import { useApplication } from "../use-application.ts"
import { ClaimRow } from "./claim-row.tsx"
import { Documents } from "./documents.tsx"

/** The papers that everybody shows, and what the applicant claims with certificates, each to be verified or refused. */
export function Claims() {
  const { claims } = useApplication()
  return (
    <Panel title="console.claims.title" sx={{ p: 1.5 }}>
      <Documents />
      {claims.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {claims.map((claim) => (
            <ClaimRow key={claim.name} claim={claim} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
