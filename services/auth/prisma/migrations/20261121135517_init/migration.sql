-- CreateEnum
CREATE TYPE "role" AS ENUM ('visitor', 'student', 'admin');

-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "target_cultures" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "guest" BOOLEAN NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_session" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "login_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "challenge" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "registration" JSONB,

    CONSTRAINT "challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "code_try" (
    "challenge_id" UUID NOT NULL,
    "requester" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "code_try_pkey" PRIMARY KEY ("challenge_id","requester")
);

-- CreateTable
CREATE TABLE "code_mail" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "code_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "revocation" (
    "number" INTEGER NOT NULL,
    "session_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "revocation_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "revocation_counter" (
    "id" INTEGER NOT NULL,
    "newest" INTEGER NOT NULL,

    CONSTRAINT "revocation_counter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_email_key" ON "account"("email");

-- CreateIndex
CREATE INDEX "account_role_idx" ON "account"("role");

-- CreateIndex
CREATE INDEX "session_account_id_idx" ON "session"("account_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "login_session_session_id_last_seen_at_idx" ON "login_session"("session_id", "last_seen_at");

-- CreateIndex
CREATE INDEX "login_session_last_seen_at_idx" ON "login_session"("last_seen_at");

-- CreateIndex
CREATE INDEX "login_session_account_id_idx" ON "login_session"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "challenge_email_key" ON "challenge"("email");

-- CreateIndex
CREATE INDEX "challenge_expires_at_idx" ON "challenge"("expires_at");

-- CreateIndex
CREATE INDEX "code_mail_email_sent_at_idx" ON "code_mail"("email", "sent_at");

-- CreateIndex
CREATE INDEX "code_mail_sent_at_idx" ON "code_mail"("sent_at");

-- CreateIndex
CREATE INDEX "revocation_expires_at_idx" ON "revocation"("expires_at");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "code_try" ADD CONSTRAINT "code_try_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The one row that numbers revocations; without it no session could be ended.
INSERT INTO "revocation_counter" ("id", "newest") VALUES (1, 0);
