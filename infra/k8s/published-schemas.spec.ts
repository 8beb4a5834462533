import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { K8S, listFiles, readDocuments } from './manifests.ts';
import { type PublishedResource, listSchemaFaults, listUnknownFields } from './published-schemas.ts';

const documents = listFiles(K8S)
  .filter((file) => path.basename(file) !== 'kustomization.yaml')
  .flatMap((file) =>
    readDocuments(path.join(K8S, file)).map((one) => ({ ...(one as PublishedResource), file })),
  );
const isPatch = ({ file }: PublishedResource) => file.endsWith('.patch.yaml');
const patches = documents.filter(isPatch);
const resources = documents.filter((one) => !isPatch(one));

/** A disruption budget with what `change` puts into its spec. */
const budget = (change: object) => ({
  file: 'planted.yaml',
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'gateway' },
  spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'gateway' } }, ...change },
});

describe('manifests of the cluster', () => {
  it('match the published schemas of Kubernetes and KEDA', async () => {
    expect(resources.length).toBeGreaterThan(60);
    expect(await listSchemaFaults(resources)).toEqual([]);
  });

  it('have no field that the published types do not know', () => {
    expect(patches.length).toBeGreaterThan(3);
    expect(listUnknownFields(resources, patches)).toEqual([]);
  });
});

describe('listSchemaFaults', () => {
  it('names a value of a wrong type and a kind that is not published', async () => {
    const faults = await listSchemaFaults([
      budget({}),
      budget({ selector: 'gateway' }),
      { ...budget({}), kind: 'DisruptionBudget' },
    ]);
    expect(faults).toEqual([
      expect.stringMatching(/^planted\.yaml PodDisruptionBudget: .*selector must be object/),
      'planted.yaml DisruptionBudget: is not published',
    ]);
  });
});

describe('listUnknownFields', () => {
  it('names a misspelt field of a resource and of a patch', () => {
    const faults = listUnknownFields(
      [budget({}), budget({ maxUnavailible: 1 })],
      [budget({ minAvailible: 1 })],
    );
    expect(faults).toEqual([
      expect.stringMatching(/^planted\.yaml PodDisruptionBudget: .*"maxUnavailible"/),
      expect.stringMatching(/^planted\.yaml PodDisruptionBudget: .*"minAvailible"/),
    ]);
  });
});
