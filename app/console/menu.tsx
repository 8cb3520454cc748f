import SiteIcon from "@mui/icons-material/PublicOutlined"
import { Menu as StandardMenu, useTranslate } from "react-admin"

/** What one may open, and the way to the public site. */
export function Menu() {
  const translate = useTranslate()
  return (
    <StandardMenu>
      <StandardMenu.ResourceItems />
      <StandardMenu.Item
        to="/"
        component="a"
        href="/"
        target="_blank"
        primaryText={translate("console.college")}
        leftIcon={<SiteIcon />}
      />
    </StandardMenu>
  )
}
