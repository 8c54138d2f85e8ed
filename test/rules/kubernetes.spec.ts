import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { load, loadAll } from 'js-yaml';
import { readSettings } from '../../src/platform/config/settings.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { at, keysAt } from '../support/at.js';
import { schemaFaults } from '../support/kubernetes-schemas.js';
import { build, kustomize, type Manifest } from '../support/kustomize.js';

const FOLDER = 'docker/kubernetes';
/** Needed in production; readSettings refuses to start without them. */
const NEEDED = ['DATABASE_URL', 'PUBLIC_URL', 'JWT_SECRET', 'DOCUMENT_KEY', 'CODE_KEY', 'PAYMENT_PROVIDER'];
const DOCUMENTED = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
const SERVERS = { 'app.kubernetes.io/name': 'rentals' };
const MIGRATION = { 'app.kubernetes.io/name': 'rentals-migrate' };

const secrets = loadAll(readFileSync(join(FOLDER, 'example/secret.yaml'), 'utf8')) as Manifest[];
const OVERLAYS = ['small', 'replicated', 'replicated-s3'] as const;
const overlays = Object.fromEntries(OVERLAYS.map((name) => [name, kustomize(join(FOLDER, name))])) as Record<
  (typeof OVERLAYS)[number],
  Manifest[]
>;
const guide = readFileSync(join(FOLDER, 'README.md'), 'utf8');

const one = (all: Manifest[], kind: string, name?: string): Manifest => {
  const [found, ...more] = all.filter((each) => each.kind === kind && (!name || each.metadata.name === name));
  if (!found || more.length > 0) throw new Error(`Not one ${kind}`);
  return found;
};
const pathsTo = (all: Manifest[]) => ({
  server: at(one(all, 'Deployment'), 'spec.template.spec'),
  migration: at(one(all, 'Job'), 'spec.template.spec'),
});

describe('the check against the schemas', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' } };

  it.each([
    ['a value of another kind', { spec: { ports: [{ port: '80' }] } }, /spec\/ports\/0\/port must be integer/],
    ['what is missing', { spec: { ports: [{ name: 'http' }] } }, /must have required property port$/],
    ['a field that is misspelled', { spec: { selectors: { app: 'x' } } }, /know \/spec\/selectors$/],
  ])('finds %s', async (_what, part, fault) => {
    const [first] = await schemaFaults({ ...service, ...part });
    expect(first).toMatch(fault);
  });

  it('finds a kind that is not there, and nothing in what is right', async () => {
    expect(await schemaFaults({ ...service, kind: 'Servant' })).toEqual(['The schemas have no Servant in v1']);
    expect(await schemaFaults({ ...service, spec: { ports: [{ port: 80 }], selector: { app: 'x' } } })).toEqual([]);
  });
});

describe.each(Object.entries(overlays))('the overlay %s', (_name, all) => {
  const { server: pod, migration } = pathsTo(all);
  const server = at(pod, 'containers.0');

  it('SEC-19 fits the schemas of Kubernetes', async () => {
    const faults = await Promise.all(all.map(async (manifest) => [manifest.kind, await schemaFaults(manifest)]));
    expect(faults).toEqual(all.map(({ kind }) => [kind, []]));
  });

  it('SEC-19 brings no Secret', () => {
    expect(all.map(({ kind }) => kind)).not.toContain('Secret');
    expect(JSON.stringify(all)).not.toContain('change-me');
  });

  it('BR-08 gives the servers what they need in production, and no setting that is not documented', () => {
    const names = [...keysAt(one(all, 'ConfigMap'), 'data'), ...keysAt(secrets[0], 'stringData')];
    expect(names).toEqual(expect.arrayContaining(NEEDED));
    expect(names.filter((name) => !DOCUMENTED.includes(name))).toEqual([]);
    expect(at(server, 'envFrom')).toEqual([
      { configMapRef: { name: one(all, 'ConfigMap').metadata.name } },
      { secretRef: { name: secrets[0]?.metadata.name } },
    ]);
    expect(server).not.toHaveProperty('env');
  });

  it('SEC-18 gives the owner’s login to the Job that migrates, and not to the servers', () => {
    const [app, owner] = secrets;
    expect(keysAt(owner, 'stringData')).toEqual(['MIGRATION_DATABASE_URL', 'MIGRATION_DATABASE_PASSWORD']);
    expect(keysAt(app, 'stringData').filter((name) => name.startsWith('MIGRATION_'))).toEqual([]);
    expect(JSON.stringify(pod)).not.toContain(owner?.metadata.name);
    expect(at(one(all, 'ConfigMap'), 'data.MIGRATE_AT_START')).toBe('false');
    const container = at(migration, 'containers.0');
    expect(at(container, 'command')).toEqual(['node', 'dist/src/migrate-only.js']);
    expect(existsSync('src/migrate-only.ts')).toBe(true);
    const asked = (
      at(container, 'env') as { name: string; valueFrom: { secretKeyRef: { name: string; key: string } } }[]
    ).map(({ name, valueFrom: { secretKeyRef } }) => [name, secretKeyRef.name, secretKeyRef.key]);
    expect(asked).toEqual([
      ['DATABASE_URL', app?.metadata.name, 'DATABASE_URL'],
      ['DATABASE_PASSWORD', app?.metadata.name, 'DATABASE_PASSWORD'],
      ['MIGRATION_DATABASE_URL', owner?.metadata.name, 'MIGRATION_DATABASE_URL'],
      ['MIGRATION_DATABASE_PASSWORD', owner?.metadata.name, 'MIGRATION_DATABASE_PASSWORD'],
    ]);
  });

  it('SEC-19 runs servers and Job as nobody in particular, who writes to volumes alone and has no token', () => {
    for (const spec of [pod, migration]) {
      expect(at(spec, 'securityContext')).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(at(spec, 'containers.0.securityContext')).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(at(spec, 'automountServiceAccountToken')).toBe(false);
      expect(at(spec, 'containers')).toHaveLength(1);
    }
    expect(at(server, 'volumeMounts')).toEqual([
      { name: 'files', mountPath: '/data' },
      { name: 'tmp', mountPath: '/tmp' },
    ]);
    expect(at(migration, 'containers.0.volumeMounts')).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
  });

  it('SEC-19 asks for what servers and Job need, and bounds their memory', () => {
    for (const spec of [pod, migration])
      expect(at(spec, 'containers.0.resources')).toEqual({
        requests: { cpu: expect.stringMatching(/^\d+m$/), memory: expect.stringMatching(/^\d+Mi$/) },
        limits: { memory: expect.stringMatching(/^\d+Mi$/) },
      });
  });

  it('SEC-19 lets servers hear the ingress controller alone, and speak to names, the database, mail and the web', () => {
    const policy = at(one(all, 'NetworkPolicy', 'rentals'), 'spec');
    expect(policy).toMatchObject({ policyTypes: ['Ingress', 'Egress'], podSelector: { matchLabels: SERVERS } });
    expect(at(policy, 'ingress')).toEqual([
      {
        from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } } }],
        ports: [{ port: 'http', protocol: 'TCP' }],
      },
    ]);
    expect(egressPorts(policy)).toEqual([53, 53, 5432, 443, 465, 587, 993]);
    expect(readFileSync(join(FOLDER, 'base/networkpolicy.yaml'), 'utf8')).toMatch(/^ +# +port: 9464$/m);
  });

  it('SEC-19 lets the Job speak to names and the database, and hear no one', () => {
    const policy = at(one(all, 'NetworkPolicy', 'rentals-migrate'), 'spec');
    expect(policy).toMatchObject({ policyTypes: ['Ingress', 'Egress'], podSelector: { matchLabels: MIGRATION } });
    expect(policy).not.toHaveProperty('ingress');
    expect(egressPorts(policy)).toEqual([53, 53, 5432]);
  });

  it('fits together: labels, ports, names', () => {
    const deployment = one(all, 'Deployment');
    expect(at(deployment, 'spec.template.metadata.labels')).toEqual(SERVERS);
    expect(at(one(all, 'Service'), 'spec.selector')).toEqual(SERVERS);
    expect(at(one(all, 'Service'), 'spec.ports.0.targetPort')).toBe(at(server, 'ports.0.name'));
    expect(at(one(all, 'Ingress'), 'spec.rules.0.http.paths.0.backend.service')).toEqual({
      name: one(all, 'Service').metadata.name,
      port: { name: at(one(all, 'Service'), 'spec.ports.0.name') },
    });
    // How long a stop may take: the pause before it, and the time that the server has for running work.
    expect(at(pod, 'terminationGracePeriodSeconds')).toBeGreaterThan(
      Number(at(server, 'lifecycle.preStop.sleep.seconds')) + 21,
    );
  });

  it('keeps the Job apart from the servers by the label with which it is applied first', () => {
    expect(all.filter(isOfMigration)).toEqual([one(all, 'Job'), one(all, 'NetworkPolicy', 'rentals-migrate')]);
    expect(at(one(all, 'Job'), 'spec.template.metadata.labels')).toEqual(MIGRATION);
    expect(guide).toContain('kubectl apply -k homes -l app.kubernetes.io/name=rentals-migrate');
  });

  // The selector of a Deployment and most of a claim can't be changed: with others, `kubectl apply` would be refused.
  it('takes over the objects of 0.1.0', () => {
    expect(one(all, 'Deployment')).toMatchObject({
      metadata: { name: 'rentals' },
      spec: { selector: { matchLabels: SERVERS } },
    });
  });
});

describe.each(['small', 'replicated'] as const)('the volume of %s', (name) => {
  it('is the one of 0.1.0, and the servers use it', () => {
    const claim = one(overlays[name], 'PersistentVolumeClaim');
    expect(claim).toMatchObject({
      metadata: { name: 'rentals-files' },
      spec: { resources: { requests: { storage: '20Gi' } } },
    });
    const { server: pod } = pathsTo(overlays[name]);
    expect(at(pod, 'volumes.0.persistentVolumeClaim.claimName')).toBe(claim.metadata.name);
  });
});

describe('the overlay replicated-s3', () => {
  const all = overlays['replicated-s3'];

  it('is replicated without a volume', () => {
    const kinds = (manifests: Manifest[]) => manifests.map(({ kind }) => kind);
    expect([...kinds(all), 'PersistentVolumeClaim'].sort()).toEqual(kinds(overlays.replicated).sort());
    expect(JSON.stringify(all)).not.toContain('persistentVolumeClaim');
    const spec = (manifests: Manifest[]) => at(one(manifests, 'Deployment'), 'spec.strategy');
    expect(spec(all)).toEqual(spec(overlays.replicated));
  });

  it('doesn’t start without the keys of its bucket: files in its folder would be lost', () => {
    const env = { ...(at(one(all, 'ConfigMap'), 'data') as Record<string, string>), NODE_ENV: 'test' };
    const rest = { DATABASE_URL: 'postgresql://a@localhost/b', IMAP_URL: 'imaps://a:b@mail.example/INBOX' };
    expect(() => readSettings({ ...env, ...rest })).toThrow(/S3_ACCESS_KEY_ID must be set/);
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(readSettings({ ...env, ...rest, ...keys }).s3).toMatchObject({ bucket: 'rentals-files' });
  });
});

describe('the overlay small', () => {
  it('is one server, which a rollout stops before the next one takes its volume', () => {
    const all = overlays.small;
    expect(at(one(all, 'Deployment'), 'spec')).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
    expect(at(one(all, 'PersistentVolumeClaim'), 'spec.accessModes')).toEqual(['ReadWriteOnce']);
    const kinds = all.map(({ kind }) => kind);
    for (const kind of ['HorizontalPodAutoscaler', 'PodDisruptionBudget']) expect(kinds).not.toContain(kind);
  });
});

describe('the overlay replicated', () => {
  const all = overlays.replicated;
  const spec = at(one(all, 'Deployment'), 'spec');
  const scale = at(one(all, 'HorizontalPodAutoscaler'), 'spec');

  it('has two servers or more, whose number only the autoscaler sets', () => {
    expect(spec).not.toHaveProperty('replicas');
    expect(at(scale, 'minReplicas')).toBe(2);
    expect(at(scale, 'scaleTargetRef')).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'rentals' });
  });

  it('says how many connections its servers can open at most', () => {
    const pool = Number(at(one(all, 'ConfigMap'), 'data.DATABASE_POOL'));
    const servers = Number(at(scale, 'maxReplicas')) + Number(at(spec, 'strategy.rollingUpdate.maxSurge'));
    const comment = readFileSync(join(FOLDER, 'replicated/horizontalpodautoscaler.yaml'), 'utf8');
    expect(comment).toContain(`that is ${servers * (2 * pool + 6)},`);
  });

  it('shares its files between servers, and replaces them one by one', () => {
    expect(at(one(all, 'PersistentVolumeClaim'), 'spec.accessModes')).toEqual(['ReadWriteMany']);
    expect(at(spec, 'strategy')).toEqual({
      type: 'RollingUpdate',
      rollingUpdate: { maxUnavailable: 0, maxSurge: 1 },
    });
  });

  it('spreads its servers over nodes and zones, and loses one at a time when nodes are emptied', () => {
    const spread = at(spec, 'template.spec.topologySpreadConstraints') as object[];
    expect(spread.map((each) => [at(each, 'topologyKey'), at(each, 'labelSelector.matchLabels')])).toEqual([
      ['kubernetes.io/hostname', SERVERS],
      ['topology.kubernetes.io/zone', SERVERS],
    ]);
    expect(at(one(all, 'PodDisruptionBudget'), 'spec')).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: SERVERS },
    });
  });
});

describe('the probes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each([
    ['startupProbe', '/ping'],
    ['livenessProbe', '/ping'],
    ['readinessProbe', '/healthz'],
  ])('AP-042 %s asks %s, which answers', async (probe, path) => {
    for (const all of Object.values(overlays))
      expect(at(pathsTo(all).server, `containers.0.${probe}.httpGet`)).toEqual({ path, port: 'http' });
    expect((await app.http('get', path)).status).toBe(200);
  });
});

describe('the example Secrets', () => {
  it('SEC-19 are in a folder that no kustomization names and that has none', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
    const kustomizations = files.filter((file) => /kustomization\.ya?ml$|Kustomization$/.test(file));
    expect(kustomizations.sort()).toEqual(
      ['base', 'replicated-s3', 'replicated', 'small'].map((name) => `${name}/kustomization.yaml`),
    );
    for (const file of kustomizations)
      expect(readFileSync(join(FOLDER, file), 'utf8')).not.toMatch(/example\/|secret/i);
    expect(readdirSync(join(FOLDER, 'example'))).toEqual(['secret.yaml']);
    // `kubectl apply -f` of a folder takes no subfolders.
    expect(readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'))).toEqual([]);
  });

  it('fit the schemas, and hold nothing but examples', async () => {
    for (const secret of secrets) expect(await schemaFaults(secret)).toEqual([]);
    const values = secrets.flatMap((secret) => Object.entries(at(secret, 'stringData') as Record<string, string>));
    const own = values.filter(([, value]) => !value.includes('change-me')).map(([name]) => name);
    expect(own).toEqual(['DATABASE_URL', 'MIGRATION_DATABASE_URL']);
    for (const [, value] of values) expect(value).not.toMatch(/:\/\/\w+:(?!change-me)[^@]+@/);
  });
});

describe('the installation of the guide', () => {
  const [, yaml = ''] = /```yaml\n(.*?)```/s.exec(guide) ?? [];
  let folder: string;
  let all: Manifest[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'homes-'));
    writeFileSync(join(folder, 'settings.env'), 'PUBLIC_URL=https://homes.example\nBACKUP_DIR=/data/backups\n');
    const here = yaml.replace('../lodgewell/', `${relative(folder, process.cwd())}/`);
    all = build(load(here) as Parameters<typeof build>[0], folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has its own host, settings and image, each said once', async () => {
    for (const manifest of all) expect([manifest.kind, await schemaFaults(manifest)]).toEqual([manifest.kind, []]);
    expect(at(one(all, 'Ingress'), 'spec')).toMatchObject({
      rules: [{ host: 'homes.example' }],
      tls: [{ hosts: ['homes.example'] }],
    });
    expect(at(one(all, 'ConfigMap'), 'data')).toMatchObject({
      PUBLIC_URL: 'https://homes.example',
      BACKUP_DIR: '/data/backups',
      MIGRATE_AT_START: 'false',
    });
    const { server, migration } = pathsTo(all);
    for (const spec of [server, migration])
      expect(at(spec, 'containers.0.image')).toMatch(/^registry\.homes\.example\/lodgewell@sha256:[0-9a-f]{64}$/);
  });
});

function egressPorts(policy: unknown): number[] {
  return (at(policy, 'egress') as { ports: { port: number }[] }[]).flatMap(({ ports }) =>
    ports.map(({ port }) => port),
  );
}

function isOfMigration({ metadata }: Manifest): boolean {
  return JSON.stringify(at(metadata, 'labels')) === JSON.stringify(MIGRATION);
}
