# The one image of the product: every service, worker, the gateway and the migration step run from it and differ only
# in the file they are given as command.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY libs/ai/package.json libs/ai/
COPY libs/answer-marking/package.json libs/answer-marking/
COPY libs/contracts/package.json libs/contracts/
COPY libs/curriculum/package.json libs/curriculum/
COPY libs/platform/package.json libs/platform/
COPY libs/pupil-model/package.json libs/pupil-model/
COPY libs/question-engine/package.json libs/question-engine/
COPY libs/question-kinds/package.json libs/question-kinds/
COPY libs/testing/package.json libs/testing/
COPY services/analytics/package.json services/analytics/
COPY services/assessment/package.json services/assessment/
COPY services/content/package.json services/content/
COPY services/identity/package.json services/identity/
COPY services/marking/package.json services/marking/
COPY gateway/package.json gateway/
COPY frontend/package.json frontend/
COPY infra/package.json infra/

FROM manifests AS build
# No package needs its install script here: the only one that does, PostgreSQL for `npm start`, is not used.
RUN npm ci --ignore-scripts
COPY . .
# Sources and declarations are for building against; only what runs goes on: the tools read the table of processes and
# the making of keys from their sources.
RUN node infra/local/build.mjs \
 && mkdir /built \
 && cp -r --parents dist libs/*/dist services/*/dist gateway/dist frontend/dist infra/local infra/docker \
      libs/contracts/src/processes.ts libs/contracts/src/services.ts libs/platform/src/config/process-keys.ts \
      libs/platform/src/health/processor-wait.ts libs/platform/src/shutdown/stop-limits.ts \
      libs/platform/src/stacks/source-stack.ts /built \
 && find /built -name '*.d.ts' -delete \
 && find /built -name '*.spec.*' -delete \
 && rm -r /built/libs/testing /built/services/content/dist/model-questions/measured \
      /built/infra/local/fake-model.ts /built/dist/fake-author.js* \
      /built/services/content/dist/model-questions/fake-author.js*

FROM manifests AS dependencies
# The optional packages bring Node itself to machines that have an older one.
RUN npm ci --omit=dev --omit=optional --ignore-scripts \
 && rm -rf /root/.npm

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
# Everything belongs to root: the process may read it and change nothing.
COPY --from=dependencies /app ./
COPY --from=build /built ./
# Volumes that are mounted here belong to the process.
RUN install -d -o node -g node -m 0700 /backups /erasures
USER node
ENTRYPOINT ["node", "--import", "./dist/tracing.js"]
CMD ["dist/gateway.js"]
