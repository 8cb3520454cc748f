import { Box, Button, ListItemIcon, ListItemText, MenuItem, SvgIcon } from "@mui/material"
import { useEffect, type ReactNode, Suspense } from "react"
import {
  AppBar,
  Layout,
  Logout,
  RefreshIconButton,
  TitlePortal,
  useGetIdentity,
  useLocaleState,
  UserMenu,
  useUserMenu,
} from "react-admin"
import { useLocation, Link } from "react-router-dom"

import { SecondFactorDuty } from "../account/second-factor-duty.tsx"
import { nameOf } from "../actions.ts"
import { SampleBanner } from "../college-start/sample-banner.tsx"
import { LeaveGuard } from "../kit/form/leave-guard.tsx"
import { Keys, KeysItem } from "../kit/keys/keys.tsx"
import { TranslateIcon } from "../kit/page/icons.tsx"
import { focusContent, PageError, WaitingForScripts } from "../kit/page/lazy-page.tsx"
import { useText, useTextOfKey } from "../kit/text/use-language.ts"
import { collegeEmblem } from "../page-values.ts"
import { type ConsolePage, pages } from "../pages.ts"
import { SearchButton } from "../search/search-button.tsx"
import { useKeepAlive } from "../sign-in-session/keep-alive.ts"
import { SessionDialogOnDemand } from "../sign-in-session/session-dialog-on-demand.tsx"
import { ConnectionNotice, ReadAgain } from "./connection-notice.tsx"
import { Menu, Sidebar } from "./menu.tsx"

function Focus() {
  useEffect(() => {
    if (document.activeElement === document.body) focusContent()
  }, [])
  return null
}

/**
 * Moves the focus to the content of a page that was opened by a link of the page before, which is gone with it: the
 * keyboard would begin at the top of the document again. A page that sets the focus itself keeps it, and so does the menu.
 */
export function PageFocus() {
  const { pathname } = useLocation()
  return <Focus key={pathname} />
}

/** The element into which react-admin's titles are rendered. */
const titleId = "react-admin-title"

/** Names the browser's tab after the page, whose title react-admin shows in the app bar only. */
const useDocumentTitle = () => {
  const t = useText()
  const console = t("console.title")
  useEffect(() => {
    const element = document.getElementById(titleId)
    if (!element) return
    const show = () => {
      document.title = [element.textContent, console].filter(Boolean).join(" · ")
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [console])
}

/** Switches the language; on a phone it shows only an icon. */
function LanguageButton() {
  const t = useText()
  const [locale, setLocale] = useLocaleState()
  const other = locale === "hi" ? "en" : "hi"
  const name = t("console.language")
  return (
    <Button color="inherit" lang={other} aria-label={name} onClick={() => setLocale(other)}>
      <TranslateIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" }, ml: 1 }}>
        {name}
      </Box>
    </Button>
  )
}

function UserPageItem({ page }: { page: ConsolePage }) {
  const textOfKey = useTextOfKey()
  const menu = useUserMenu()
  const { to, icon: Icon } = page
  return (
    <MenuItem component={Link} to={to} onClick={menu?.onClose}>
      <ListItemIcon>
        <SvgIcon fontSize="small">
          <Icon />
        </SvgIcon>
      </ListItemIcon>
      <ListItemText>{nameOf(page, textOfKey)}</ListItemText>
    </MenuItem>
  )
}

const userPages = pages.filter(({ menu }) => menu === "user")

/** The largest heading of a page. On a phone it has lines of its own, below the buttons. */
const titleStyle = {
  flexBasis: { xs: "100%", sm: 0 },
  order: { xs: 1, sm: 0 },
  pb: { xs: 0.75, sm: 0 },
  typography: "h5",
  whiteSpace: { xs: "normal", sm: "nowrap" },
  overflowWrap: "anywhere",
}

const barStyle = {
  "& .RaAppBar-toolbar": { flexWrap: { xs: "wrap", sm: "nowrap" } },
  // With the title below them, the other buttons are at the end.
  "& .RaAppBar-menuButton": { mr: { xs: "auto", sm: 1 } },
}

function Bar() {
  const { identity } = useGetIdentity()
  return (
    <AppBar
      color="primary"
      position="sticky"
      sx={barStyle}
      toolbar={
        <>
          <SearchButton />
          <LanguageButton />
          {/* A phone has no room for it beside the title. */}
          <Box sx={{ display: { xs: "none", sm: "block" } }}>
            <RefreshIconButton />
          </Box>
        </>
      }
      userMenu={
        <UserMenu label={identity?.fullName ?? ""}>
          {userPages.map((page) => (
            <UserPageItem key={page.to} page={page} />
          ))}
          <KeysItem />
          <Logout />
        </UserMenu>
      }
    >
      <Box
        component="img"
        src={collegeEmblem()}
        alt=""
        width={28}
        height={28}
        sx={{ mr: 1.5, display: { xs: "none", sm: "block" } }}
      />
      <TitlePortal component="h1" sx={titleStyle} />
    </AppBar>
  )
}

/** App bar, menu, page, and the sign-in dialog for an expired session. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  useKeepAlive()
  useDocumentTitle()
  return (
    <>
      <Layout appBar={Bar} menu={Menu} sidebar={Sidebar} error={PageError}>
        <ConnectionNotice />
        <SampleBanner />
        <SecondFactorDuty>
          <Suspense fallback={<WaitingForScripts />}>{children}</Suspense>
        </SecondFactorDuty>
        {/* On a phone the last buttons can be scrolled above a notice. */}
        <Box sx={{ minHeight: 72, display: { xs: "block", sm: "none" } }} />
      </Layout>
      <SessionDialogOnDemand />
      <LeaveGuard />
      <ReadAgain />
      <PageFocus />
      <Keys />
    </>
  )
}
