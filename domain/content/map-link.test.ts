import { expect, test } from "vitest"

import { mapLink } from "./map-link.ts"

const site = "https://www.openstreetmap.org/"

test.each([
  ["26.4499, 80.3319", `${site}?mlat=26.4499&mlon=80.3319#map=15/26.4499/80.3319`],
  ["-8,115", `${site}?mlat=-8&mlon=115#map=15/-8/115`],
  ["Adarshpur & Sitapur", `${site}search?query=Adarshpur%20%26%20Sitapur`],
  ["आदर्शपुर", `${site}search?query=${encodeURIComponent("आदर्शपुर")}`],
  ["209101", `${site}search?query=209101`],
])("'%s' is %s", (place, link) => expect(mapLink(place)).toBe(link))
