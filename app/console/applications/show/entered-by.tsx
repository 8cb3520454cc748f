import { Alert, Button, Typography } from "@mui/material"
import { useEffect, useRef } from "react"
import { useTranslate } from "react-admin"
import { Link, useLocation } from "react-router-dom"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"

import type { OfficeApplication } from "../application.ts"

/**
 * Confirmation after storing a paper form: the code in large type to copy by hand, and a link to the next form.
 */
export function EnteredBy({ application }: { application: OfficeApplication }) {
  const translate = useTranslate()
  const state = useLocation().state as { isEntered?: boolean } | null
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => next.current?.focus(), [])
  if (!state?.isEntered) return null
  return (
    <Alert
      severity="success"
      action={
        <Button
          ref={next}
          component={Link}
          to="/applications/create"
          state={{ course: application.course }}
          variant="contained"
          size="large"
        >
          {translate("console.paper.next")}
        </Button>
      }
      sx={{ flexWrap: "wrap", "& .MuiAlert-action": { alignItems: "center" } }}
    >
      {translate("console.paper.stored")}
      <Typography
        component="p"
        sx={{
          fontFamily: "monospace",
          my: 1,
          fontSize: { xs: "1.75rem", sm: "3rem" },
          lineHeight: 1.2,
        }}
      >
        {groupAdmissionCode(application.id)}
      </Typography>
    </Alert>
  )
}
