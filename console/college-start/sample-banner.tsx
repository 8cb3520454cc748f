import { Alert, type AlertProps } from "@mui/material"
import type { ReactNode } from "react"
import { Link, useLocation } from "react-router-dom"

import { useCall } from "../api/use-request.ts"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

export const collegeStartPath = "/college-start"
export const sampleChecklistPath = "/sample-checklist"

export const admissionConfirmationPath = (label: string) => `/admission-confirmation/${label}`

/** Pages where it matters that the admission is closed: the first page, the sessions, and paper forms. */
const admissionPages = /^\/(?:$|content\/sessions|applications\/create)/

const linkStyle = { color: "inherit", fontWeight: 600 }

interface BannerProps extends Pick<AlertProps, "severity" | "variant"> {
  text: string
  children: ReactNode
}

function Banner({ text, children, ...look }: BannerProps) {
  return (
    <Alert {...look} role="presentation" sx={{ mt: 1 }}>
      {text} {children}
    </Alert>
  )
}

/**
 * On every page of the console: that the site shows the sample college, and afterwards how many of its texts are left, until
 * there are none. On the pages of the admission also that it is closed until it is confirmed.
 */
export function SampleBanner() {
  const t = useText()
  const may = usePermission()
  const { pathname } = useLocation()
  const { data } = useCall("GET /college-start")
  if (!data) return null
  const { isSample, left, unconfirmed } = data
  if (isSample) {
    return (
      <Banner severity="error" variant="filled" text={t("console.collegeStart.banner")}>
        {may("settings.edit") ? (
          <Link to={collegeStartPath} style={linkStyle}>
            {t("console.collegeStart.title")}
          </Link>
        ) : (
          t("console.collegeStart.askAdministrator")
        )}
      </Banner>
    )
  }
  const isClosed = unconfirmed !== null && admissionPages.test(pathname)
  return (
    <>
      {left > 0 && may("content.read") && pathname !== sampleChecklistPath && (
        <Banner severity="warning" text={t("console.collegeStart.left", { count: left })}>
          <Link to={sampleChecklistPath} style={linkStyle}>
            {t("console.collegeStart.goThrough")}
          </Link>
        </Banner>
      )}
      {isClosed && (
        <Banner
          severity="warning"
          text={t("console.collegeStart.unconfirmed", { label: unconfirmed })}
        >
          {may("settings.edit") ? (
            <Link to={admissionConfirmationPath(unconfirmed)} style={linkStyle}>
              {t("console.collegeStart.confirm")}
            </Link>
          ) : (
            t("console.collegeStart.confirmsAdministrator")
          )}
        </Banner>
      )}
    </>
  )
}
