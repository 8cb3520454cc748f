// Follows docs/operations.md on a bare Debian machine without Node, compiler and internet: the commands are read from there.
import { copyFile, readFile, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import {
  installInRoot,
  makeDebianRoot,
  startDebianMachine,
  whyNoDebianMachine,
} from "#tests/support/servers/debian-machine.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { addingMigration, makeReleases } from "#tests/support/servers/installed-release.ts"

import { root } from "../../scripts/tools.mjs"

const suite = process.env["DEBIAN_SUITE"] || "bookworm"
const reason = whyNoDebianMachine()
console.log(
  reason
    ? `docs/operations.md was not followed on a Debian machine: ${reason}.`
    : `docs/operations.md is followed on Debian (${suite}): the real systemd as process 1 in namespaces, packages from Debian, certificates from the ACME server Pebble on the machine itself.`,
)

const docs = await readFile(join(root, "docs/operations.md"), "utf8")
const blocks = [...docs.matchAll(/^```sh debian\n([^]*?)^```$/gm)].map(([, commands]) => commands!)
const [packages, names, check, release, settings, service, certificate, proxy, ...later] =
  blocks as [string, string, string, string, string, string, string, string, ...string[]]
const [administrator, backups, update, removal] = later as [string, string, string, string]

/** An ACME server on the machine, which certbot uses instead of the public one. Its root is trusted there. */
const startAcmeServer = `
cd /root
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout acme.key -out acme.pem 2> /dev/null
cat > acme.json << END
{ "pebble": { "listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000", "certificate": "/root/acme.pem",
  "privateKey": "/root/acme.key", "httpPort": 80, "tlsPort": 443, "ocspResponderURL": "", "externalAccountBindingRequired": false } }
END
echo "127.0.0.1 localhost college.example second.example" > /etc/hosts
systemd-run --quiet --unit=acme --setenv=PEBBLE_VA_NOSLEEP=1 --setenv=PEBBLE_WFE_NONCEREJECT=0 pebble -config /root/acme.json
curl --silent --fail --retry 20 --retry-all-errors --retry-delay 1 --cacert acme.pem https://localhost:15000/roots/0 > /usr/local/share/ca-certificates/acme-root.crt
cp acme.pem /usr/local/share/ca-certificates/acme.crt
update-ca-certificates
echo "server = https://localhost:14000/dir" >> /etc/letsencrypt/cli.ini
export REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt
`

describe.runIf(reason === undefined)("a bare Debian machine", { timeout: 300_000 }, () => {
  let folder: Awaited<ReturnType<typeof openFolder>>
  let releases: Awaited<ReturnType<typeof makeReleases>>
  let machine: Awaited<ReturnType<typeof startDebianMachine>>
  let shell: ReturnType<typeof machine.newShell>
  const inRoot = (...path: string[]) => join(folder.path, "machine", ...path)

  /** Puts a bundle where the documentation says. */
  const putBundle = async (bundle: string, endings: string[]) => {
    for (const ending of endings) {
      await copyFile(bundle + ending, inRoot("root", basename(bundle) + ending))
    }
  }

  beforeAll(async () => {
    folder = await openFolder()
    await makeDebianRoot(inRoot(), suite)
    releases = await makeReleases()
    await putBundle(releases.bundle, ["", ".sha256", ".sig"])
    await writeFile(inRoot("root", "release-key.pem"), releases.publicPem)
    // The only commands with a network. Pebble stands for the public ACME server.
    await installInRoot(inRoot(), `${packages}\napt-get install --yes pebble`)
    machine = await startDebianMachine(inRoot())
    shell = machine.newShell()
    await shell(startAcmeServer)
  }, 1_200_000)
  afterAll(async () => {
    machine?.close()
    await releases?.remove()
    await folder?.remove()
  })

  test("has no Node, compiler and network", async () => {
    const programs = "node npm cc gcc make git docker"
    expect(await shell(`for name in ${programs}; do command -v $name || true; done`)).toBe("")
    expect(await shell("ls /sys/class/net")).toBe("lo\n")
  })

  test("the bundle is checked; a changed one is refused", async () => {
    expect(await shell(names + check)).toMatch(/: OK\n[^]*Signature Verified Successfully/)
    const changed = `cp $BUNDLE /root/changed && printf x >> /root/changed`
    const refused = check.replaceAll("-in $BUNDLE", "-in /root/changed")
    expect(await shell(`${changed}\n(${refused}) || echo refused`)).toMatch(/\nrefused\n$/)
  })

  test("the service runs as its own user, and may write to data and cache only", async () => {
    await shell(release + settings + service)
    expect(await shell("systemd-analyze verify mahavidyalaya@college.service 2>&1")).toBe("")
    expect(await shell("systemd-analyze verify mahavidyalaya-backup@college.service 2>&1")).toBe("")
    await shell("PID=$(systemctl show --property=MainPID --value mahavidyalaya@college)")
    expect(await shell("stat --format=%U /proc/$PID")).toBe("mahavidyalaya-college\n")
    const writable = await shell(`
      for path in / /etc /tmp /srv/mahavidyalaya/college /srv/mahavidyalaya/college/releases /srv/mahavidyalaya/college/data /srv/mahavidyalaya/college/cache; do
        nsenter --target $PID --mount touch $path/probe 2> /dev/null && echo $path
      done; true`)
    expect(writable).toBe(
      "/tmp\n/srv/mahavidyalaya/college/data\n/srv/mahavidyalaya/college/cache\n",
    )
  })

  test("it starts again after a crash, and not after a configuration error", async () => {
    await shell("kill -KILL $PID")
    await shell("until curl --silent --fail http://127.0.0.1:$PORT/healthz; do sleep 0.5; done")
    expect(await shell("systemctl show --property=NRestarts --value mahavidyalaya@college")).toBe(
      "1\n",
    )
    const state =
      "systemctl show --property=ActiveState,SubState,ExecMainStatus mahavidyalaya@college"
    await shell(`sed -i s/^PORT=/PORT=x/ $FOLDER/mahavidyalaya.env
      systemctl restart mahavidyalaya@college
      while systemctl is-active --quiet mahavidyalaya@college; do sleep 0.2; done`)
    expect(await shell(state)).toBe("ExecMainStatus=78\nActiveState=failed\nSubState=failed\n")
    expect(await shell("journalctl --unit=mahavidyalaya@college --output=cat")).toContain(
      "\nPORT: ",
    )
    await shell(`sed -i s/^PORT=x/PORT=/ $FOLDER/mahavidyalaya.env\n${service}`)
  })

  test("the certificate comes before the proxy, and is renewed through it", async () => {
    await shell(certificate)
    expect(await shell(proxy)).toMatch(/HTTP\/(?:1\.1|2) 200/)
    expect(await shell("curl --silent https://$SITE/hi")).toContain('lang="hi"')
    expect(await shell("curl --silent --head http://$SITE/")).toContain(
      "Location: https://college.example/",
    )
    await shell("certbot renew --force-renewal --no-random-sleep-on-renew")
    expect(await shell("curl --silent --fail --head https://$SITE/")).toMatch(/ 200/)
  })

  test("the first administrator gets a link with the public address", async () => {
    expect(await shell(administrator)).toMatch(
      /^https:\/\/college\.example\/console#\/join\/\S+\n$/,
    )
  })

  test("a backup is made by the service, and each night by the timer", async () => {
    await shell(backups)
    expect(await shell("systemctl list-timers --no-legend 'mahavidyalaya*'")).toMatch(
      / mahavidyalaya-backup@college\.timer +mahavidyalaya-backup@college\.service\n$/,
    )
    const restored = await shell(`
      export BACKUP_PASSPHRASE_FILE=$FOLDER/backup.passphrase
      runuser -u mahavidyalaya-$NAME -- $FOLDER/mahavidyalaya restore /mnt/backup/$SITE/*.age --check`)
    expect(restored).toContain(".age is whole: ")
  })

  test("a second college has its own user, port, data and address", async () => {
    const second = machine.newShell()
    const own = names
      .replace("NAME=college", "NAME=second")
      .replace("SITE=college.example", "SITE=second.example")
      .replace("PORT=3000", "PORT=3001")
    await second("export REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt")
    await second(own + release + settings + service + certificate + proxy + backups)
    expect(await second(administrator)).toMatch(/^https:\/\/second\.example\//)
    expect(await shell("curl --silent --fail --head https://$SITE/")).toMatch(/ 200/)
    const read = `runuser -u mahavidyalaya-second -- cat ${["data/app.key", "mahavidyalaya.env", "backup.passphrase"].map((file) => `$FOLDER/${file}`).join(" ")} 2>&1 || true`
    expect(await shell(read)).toMatch(/^(?:cat: \S+: Permission denied\n){3}$/)
  })

  test("an update runs as the user of the service, which goes on with the later release", async () => {
    const restarts = "systemctl show --property=MainPID,NRestarts mahavidyalaya@college"
    const before = await shell(restarts)
    const next = await releases.makeLater("0.9.0", addingMigration)
    await putBundle(next.file, ["", ".sig"])
    const updated = await shell(`BUNDLE=/root/${basename(next.file)}\n${update}`)
    expect(updated).toMatch(/^The site was closed for [\d.]+ seconds\.$/m)
    expect(updated).toMatch(/^Updated from 0\.2\.0 to 0\.9\.0\.$/m)
    // The process has replaced itself.
    expect(await shell(restarts)).toBe(before)
    const doctor = await shell("runuser -u mahavidyalaya-$NAME -- $FOLDER/mahavidyalaya doctor")
    expect(doctor).not.toContain("FAIL")
    expect(doctor).toContain("Versions: version 0.9.0")
    expect(
      await shell("runuser -u mahavidyalaya-$NAME -- $FOLDER/mahavidyalaya update --back"),
    ).toContain("0.2.0-linux-x64 is installed again")
    expect(await shell("curl --silent --fail --head https://$SITE/")).toMatch(/ 200/)
  })

  test("the removal of a college leaves its backups and the other college", async () => {
    await shell(removal)
    expect(
      await shell("ls /srv/mahavidyalaya /etc/nginx/sites-enabled /etc/letsencrypt/live"),
    ).not.toContain("college")
    expect(await shell("getent passwd mahavidyalaya-college || echo gone")).toBe("gone\n")
    expect(await shell("ls /mnt/backup/college.example")).toMatch(/\.age\n/)
    expect(await shell("curl --silent --fail --head https://second.example/")).toMatch(/ 200/)
  })
})
