import { Alert } from "@mui/material"
import { useGetList, useTranslate } from "react-admin"
import { Link } from "react-router-dom"

export function Unread() {
  const translate = useTranslate()
  const { total = 0 } = useGetList("messages", {
    filter: { unread: true },
    pagination: { page: 1, perPage: 1 },
  })
  if (total === 0) return null
  return (
    <Alert severity="info" role="presentation">
      <Link to="/messages">{translate("console.dashboard.unread", { smart_count: total })}</Link>
    </Alert>
  )
}
