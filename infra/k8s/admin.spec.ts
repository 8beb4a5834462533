import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { K8S, listFiles, readKustomization, readPods, readResources } from './manifests.ts';

const FOLDER = path.join(K8S, 'admin');

describe("the job that prints an admin's link", () => {
  const [job, ...others] = readResources(FOLDER);
  const spec = job?.spec.template.spec;

  it("is alone in its folder, in the product's namespace", () => {
    expect(others).toEqual([]);
    expect(listFiles(FOLDER).toSorted()).toEqual(['job.yaml', 'kustomization.yaml']);
    expect(readKustomization(FOLDER)).toMatchObject({ namespace: 'maths-practice', resources: ['job.yaml'] });
  });

  it("runs the image's command once, for a name, beside the identity database", () => {
    const [container] = spec?.containers ?? [];
    expect(container).toMatchObject({
      image: 'sumfox',
      args: ['infra/local/admin.mjs', 'create', 'NAME'],
    });
    expect(container?.env?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'PUBLIC_URL']),
    );
    expect(job?.spec).toMatchObject({ backoffLimit: 0, ttlSecondsAfterFinished: 3_600 });
    // By this label the database lets it in.
    expect(job?.spec.template.metadata.labels).toMatchObject({ database: 'yes' });
  });

  it('is restricted like the migration', () => {
    const migrate = readPods().get('migrate')?.spec;
    expect(spec?.securityContext).toEqual(migrate?.securityContext);
    expect(spec?.containers[0]?.securityContext).toEqual(migrate?.containers[0]?.securityContext);
  });
});
